export { defaults, type Rates, type ServerConfig } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
