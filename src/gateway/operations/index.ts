export { abuseJobs } from './abuse/service';
export { startOps } from './ops/server';
