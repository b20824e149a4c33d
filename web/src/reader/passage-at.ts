import type { Chapter, Passage } from '@orrery/kernel';

export type Found = { readonly chapter: Chapter; readonly passage: Passage };

const RULE = /\b[A-Z]{2}-\d{3}\b/;

/** The first rule named in a text: 'AN-073' out of whatever a refusal or a link says. */
export const ruleIn = (text: string): string | undefined => RULE.exec(text.toUpperCase())?.[0];

/** The passage a link means: 'turn/actions', 'turn' for a chapter's first one, or a rule of the ledger. */
export function passageAt(chapters: readonly Chapter[], at: string): Found | undefined {
  const rule = ruleIn(at);
  for (const chapter of chapters) {
    const passage =
      rule !== undefined
        ? chapter.passages.find(({ rules }) => rules.includes(rule))
        : chapter.id === at
          ? chapter.passages[0]
          : chapter.passages.find(({ path }) => path === at);
    if (passage !== undefined) return { chapter, passage };
  }
  return undefined;
}

/** The passage that tells of a topic, or else of all of its kind. */
export function tells(chapters: readonly Chapter[], topic: string): Passage | undefined {
  const all = chapters.flatMap(({ passages }) => passages);
  const [kind = ''] = topic.split(':');
  return all.find(({ topics }) => topics.includes(topic)) ?? all.find(({ topics }) => topics.includes(kind));
}
