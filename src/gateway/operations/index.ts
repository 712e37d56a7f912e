export { abuseJobs } from './abuse/service';
export { commands } from './ops/commands';
export { startOps } from './ops/server';
