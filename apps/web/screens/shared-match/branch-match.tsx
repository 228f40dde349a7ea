import { conflictWords } from '../account/conflict-words.ts'
import { startSync, syncNow, useSyncState } from '../../data/account/sync.ts'
import { LinkedMatchView } from './shared-match.tsx'

const words = { title: conflictWords.branch, intro: conflictWords.branchIntro, back: '/account' }

/** One continuation of a match that was continued differently on two devices. */
export function BranchMatch({ match, branch }: { readonly match: string; readonly branch: string }) {
  return <LinkedMatchView read={() => loadBranch(match, branch)} words={words} />
}

/** The journal of a branch; after a reload of the page it has to be read from the device first. */
async function loadBranch(match: string, branch: string): Promise<string | undefined> {
  if (find(match, branch) === undefined) {
    startSync()
    await syncNow()
  }
  const journal = find(match, branch)
  return journal === undefined ? undefined : JSON.stringify(journal)
}

function find(match: string, branch: string) {
  const conflict = useSyncState.getState().conflicts.find((each) => each.match === match)
  return conflict?.branches.find(({ id }) => id === branch)?.journal
}
