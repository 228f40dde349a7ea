export { type Cluster, comesUp, startCluster } from './cluster.ts'
export { asOwner, emptyDatabase, postgres, type TestDatabase } from './database.ts'
export { freePort } from './free-port.ts'
