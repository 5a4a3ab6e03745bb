import { createContext } from 'react-router-dom';

export interface Log {
  warn(message: string, details: object): void;
  error(message: string, details: object): void;
}

/** Log of guards and loaders: the host's log on the server, the console in the browser. */
export const logContext = createContext<Log>();
