import type { ReactNode } from 'react';

/** Things of one kind under a small heading. */
export const Group = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <section>
    <h3 className="eyebrow">{title}</h3>
    {children}
  </section>
);
