export { Worker, type WorkerSettings } from './worker.ts'
