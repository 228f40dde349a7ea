import type { SurveyTask, LabTask } from '@opfor/lab'
import { runTask, performSurvey } from '@opfor/lab/run-task'

export function work(task: LabTask | SurveyTask): unknown {
  return 'survey' in task ? performSurvey(task) : runTask(task)
}
