export { Worker, type Working } from './worker.ts'
