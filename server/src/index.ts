export { defaults, type Rates, type ServerConfig } from './config.ts';
export { ownProcess } from './own-process.ts';
export { type RunningServer, startServer } from './server.ts';
