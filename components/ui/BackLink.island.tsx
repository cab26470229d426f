'use client';
// An island for the click that goes one step back.

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { localPath } from '@/lib/i18n/language';
import { goBack } from '@/lib/url/goBack';
import { isPlainClick } from '@/lib/url/isPlainClick';
import { Icon } from './Icon';

/** Back, above a story or a tool: one step back, or home where there is none or no JavaScript. */
export function BackLink({ children }: { children: ReactNode }) {
  const home = localPath('/', useLocale());
  return (
    <a
      href={home}
      className="touch-target gap-2 text-label font-bold print:hidden"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        goBack(home);
      }}
    >
      <Icon name="back" />
      {children}
    </a>
  );
}
