'use client';
// An island for the share menu and the browser's print dialog.
import { useState } from 'react';
import { fetchShareMenu, LazyDialog } from '@/components/reader/LazyDialog';
import type { Shared } from '@/components/share/shareLinks';
import { Icon } from '@/components/ui/Icon';

type Props = {
  title: string;
  share: string;
  print: string;
};

const BUTTON = 'touch-target gap-2 px-2 text-label font-bold noscript:hidden';

const sharedText = () =>
  document.querySelector<HTMLElement>('[data-shared-text]')?.dataset.sharedText;

export function ToolActions({ title, share, print }: Props) {
  const [shared, setShared] = useState<(Shared & { control: Element }) | null>(null);
  return (
    <div className="flex gap-2">
      <button
        type="button"
        aria-haspopup="dialog"
        className={BUTTON}
        onClick={({ currentTarget: control }) =>
          setShared({ control, title: sharedText() ?? title, url: location.href })
        }
      >
        <Icon name="share" className="size-5" />
        {share}
      </button>
      <button type="button" className={`${BUTTON} max-sm:hidden`} onClick={() => window.print()}>
        <Icon name="print" className="size-5" />
        {print}
      </button>
      {shared && (
        <LazyDialog
          fetchIt={fetchShareMenu}
          props={{ shared, title: share, onClose: () => setShared(null) }}
          control={shared.control}
        />
      )}
    </div>
  );
}
