import { createTransport } from 'nodemailer';
import type { Message } from './message.ts';
import { NotSent } from './post.ts';

export interface Mail {
  /** `manage` says where its reader can change what reaches them. */
  send(to: string, message: Message, manage: { readonly words: string; readonly url: string }): Promise<void>;
  close(): void;
}

/** Sends through whoever runs the server's own mail service. */
export function mailThrough(smtpUrl: string, from: string, within: number): Mail {
  const transport = createTransport(smtpUrl, {
    from,
    // Nothing of a message is ever fetched or read from a disk.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  return {
    async send(to, { title, body, url, id }, manage) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('too slow')), within);
      });
      try {
        const mail = transport.sendMail({
          to: { name: '', address: to },
          // Mailboxes that keep a message with the same name once show it once.
          ...(id === undefined
            ? {}
            : {
                messageId: `<${id}@${
                  from
                    .split('@')
                    .at(-1)
                    ?.replace(/[^\w.-]/g, '') ?? 'orrery'
                }>`,
              }),
          subject: title.replace(/\s+/g, ' '),
          text: `${body}\n\n${url}\n\n-- \n${manage.words}: ${manage.url}\n`,
          headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': `<${manage.url}>` },
        });
        await Promise.race([mail, late]);
      } catch (error) {
        const code = (error as { readonly responseCode?: number }).responseCode ?? 0;
        throw new NotSent(error instanceof Error ? error.message : String(error), { lasting: code >= 500 });
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transport.close(),
  };
}
