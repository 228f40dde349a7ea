export { type Cluster, waitForPostgres, startCluster } from './cluster.ts'
export { asAdmin, emptyDatabase, postgres, type TestDatabase } from './database.ts'
export { freePort } from './free-port.ts'
export { startNginx } from './nginx.ts'
export {
  type Node,
  setSynchronous,
  startPrimary,
  startStandby,
  stopStreaming,
  waitForStreaming,
} from './standby.ts'
