import type { SurveyTask, Task } from '@opfor/lab'
import { perform, performSurvey } from '@opfor/lab/perform'

/** The entry point of a worker thread: one task of the lab. */
export function work(task: Task | SurveyTask): unknown {
  return 'survey' in task ? performSurvey(task) : perform(task)
}
