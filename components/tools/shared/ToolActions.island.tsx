'use client';
// An island for the share menu and the browser's print dialog.
import { useState } from 'react';
import { fetchShareMenu, LazyDialog } from '@/components/reader/LazyDialog';
import { Icon } from '@/components/ui/Icon';
import type { Shared } from '@/lib/browser/shareLinks';

type Props = {
  /** The tool's name, as it is shared. */
  title: string;
  share: string;
  print: string;
};

const BUTTON = 'touch-target gap-2 px-2 text-label font-bold noscript:hidden';

/** What the tool on the page says of its result, in one sentence. */
const sharedText = () =>
  document.querySelector<HTMLElement>('[data-shared-text]')?.dataset.sharedText;

/**
 * Shares the tool as it stands, with what the URL says of its inputs and with its result, or prints
 * it.
 */
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
