/** What a browser keeps for this house. One that refuses to keep anything (and may throw already when it is asked for its storage) has nothing kept. */
const keptIn = (storage: () => Storage) => ({
  get(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  /** Whether it is kept; undefined forgets it. */
  set(key: string, value: string | undefined): boolean {
    try {
      if (value === undefined) storage().removeItem(key);
      else storage().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
});

/** For all pages of this house on this device. */
export const onDevice = keptIn(() => localStorage);
/** For one window, over reloads. */
export const inWindow = keptIn(() => sessionStorage);
