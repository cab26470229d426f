import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { preserveFocus } from './preserveFocus';

export type Patience = {
  /** @param host of the place that begins to wait, or waits no more */
  onWait: (host: HTMLElement, waits: boolean) => void;
  asked: number;
};

type Props = {
  host: HTMLElement;
  /** A new version may change the host's height. */
  version?: string;
  sent?: string;
  patience?: Patience;
  /** The host is empty, so its first content need not wait. */
  isNew?: boolean;
  children?: ReactNode;
};

/**
 * Renders into an element of the server's without moving the reader: it never shrinks, and with
 * `patience` visible content waits before it grows.
 */
export function InPlace({ sent, ...props }: Props) {
  const [isSent, setIsSent] = useState(sent !== undefined);
  const isStillSent = isSent && props.version === sent;
  if (isSent && !isStillSent) setIsSent(false);
  return isStillSent ? null : createPortal(<Anew {...props} />, props.host);
}

const SEAMLESS = 'contents';

type Shown = { version: string; content: ReactNode; asked: number };

function Anew({ host, version = '', patience, isNew = false, children }: Omit<Props, 'sent'>) {
  const asked = patience?.asked ?? 0;
  const [start] = useState(asked);
  const [shown, setShown] = useState<Shown | null>(null);
  const [retried, retry] = useState(0);
  const next = useRef<HTMLSpanElement>(null);
  const isShown = shown?.version === version;

  useLayoutEffect(() => {
    if (isShown || !next.current) return patience?.onWait(host, false);
    const giveFocusBack = preserveFocus(host);
    const before = elementsBefore(host, next.current);
    const isAsked = asked !== (shown?.asked ?? start);
    const mayWait = patience !== undefined && !isAsked && !(isNew && shown === null);
    const isPlaced = place(host, before, next.current, mayWait);
    patience?.onWait(host, !isPlaced);
    giveFocusBack(isPlaced ? next.current : null);
    if (!isPlaced) return afterLeaving(host, () => retry((count) => count + 1));
    if (shown === null) for (const element of before) element.remove();
    // oxlint-disable-next-line react/set-state-in-effect -- known only once it is measured
    setShown({ version, content: children, asked });
  }, [host, version, patience, isNew, children, asked, start, shown, isShown, retried]);

  return (
    <>
      {shown && !isShown && (
        <span key={shown.version} className={SEAMLESS}>
          {shown.content}
        </span>
      )}
      <span key={version} ref={next} className={SEAMLESS}>
        {children}
      </span>
    </>
  );
}

/** The host's present content; the server's nodes come wrapped in one element. */
function elementsBefore(host: Element, next: Element): HTMLElement[] {
  const nodes = [...host.childNodes].filter((node) => node !== next);
  if (nodes.every((node) => node instanceof HTMLElement && node.className === SEAMLESS))
    return nodes.filter((node) => node instanceof HTMLElement);
  const before = document.createElement('span');
  before.className = SEAMLESS;
  before.append(...nodes);
  host.prepend(before);
  return [before];
}

/**
 * Replaces the content and keeps at least its height; false if it must wait, because visible
 * content would move.
 */
function place(
  host: HTMLElement,
  before: readonly HTMLElement[],
  next: HTMLElement,
  mayWait: boolean,
): boolean {
  const show = (isNext: boolean) => {
    for (const element of before) element.style.display = isNext ? 'none' : '';
    next.style.display = isNext ? '' : 'none';
    return host.getBoundingClientRect().height;
  };
  holdScrollPosition();
  const height = show(false);
  host.style.minHeight = '';
  const growth = show(true) - height;
  host.style.minHeight = `${height}px`;
  if (growth < 0.5) return true;
  if (mayWait && isOnScreen(host)) {
    show(false);
    return false;
  }
  if (host.getBoundingClientRect().top < 0) scrollBy(0, growth);
  return true;
}

/**
 * Anchors the scroll position for two frames: WebKit never does, and Chromium only by an anchor
 * that it chose before this layout.
 */
function holdScrollPosition(): void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  requestAnimationFrame(() => requestAnimationFrame(() => (style.overflowAnchor = '')));
}

function isOnScreen(host: Element): boolean {
  const { top, bottom } = host.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function afterLeaving(host: Element, onLeft: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) onLeft();
  });
  observer.observe(host);
  return () => observer.disconnect();
}
