import type { StudySummary, StudyDetails } from '@opfor/studies'
import type { ListedStudy } from '@opfor/sync/api/shapes/study'

/** Converts a study in a list to its response. */
export function listedStudyResponse({ submitted, ended, ...study }: StudySummary): ListedStudy {
  return { ...study, submitted: submitted.toISOString(), ended: ended?.toISOString() }
}

/** Converts a study with all its details to its response. */
export function studyResponse({ began, submitted, ended, ...study }: StudyDetails) {
  return {
    ...study,
    submitted: submitted.toISOString(),
    began: began?.toISOString(),
    ended: ended?.toISOString(),
  }
}
