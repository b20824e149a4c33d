import { createContext, useContext } from 'react';

/** Opens the rules at a passage, a chapter or a rule; absent where there are none to be read. */
export const ReadContext = createContext<((at: string) => void) | undefined>(undefined);

export const useRead = (): ((at: string) => void) | undefined => useContext(ReadContext);
