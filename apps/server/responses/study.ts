import type { KeptStudy, WholeStudy } from '@opfor/studies'
import type { ListedStudy } from '@opfor/sync/api/shapes/study'

/** A study of a list as its player is told of it. */
export function listedStudyResponse({ submitted, ended, ...study }: KeptStudy): ListedStudy {
  return { ...study, submitted: submitted.toISOString(), ended: ended?.toISOString() }
}

/** A study with everything that is known of it. */
export function studyResponse({ began, submitted, ended, ...study }: WholeStudy) {
  return {
    ...study,
    submitted: submitted.toISOString(),
    began: began?.toISOString(),
    ended: ended?.toISOString(),
  }
}
