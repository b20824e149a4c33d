import { readSave, type Save } from '@orrery/kernel';

/** Reads a file somebody chose. Throws IllegalInput when it is no save. */
export async function readSaveFile(file: File): Promise<Save> {
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    content = undefined;
  }
  return readSave(content);
}
