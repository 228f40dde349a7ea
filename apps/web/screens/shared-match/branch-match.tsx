import { conflictWords } from '../account/conflict-words.ts'
import { startSync, syncNow, useSyncState } from '../../data/account/sync.ts'
import { LinkedMatchView } from './shared-match.tsx'

const words = { title: conflictWords.branch, intro: conflictWords.branchIntro, back: '/account' }

/** One continuation of a match that differs between two devices. */
export function BranchMatch({ match, branch }: { readonly match: string; readonly branch: string }) {
  return <LinkedMatchView read={() => loadBranch(match, branch)} words={words} />
}

/** After a reload, reads the branch from the device. */
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
