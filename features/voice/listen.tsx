import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { endingWithPage, showUntil } from '@/components/later/whilePage';
import { VoiceBar } from './VoiceBar';
import { VoiceFrame } from './VoiceFrame';
import './voice.css';
import { passagesOf } from './passages';
import { sentencesOf } from './sentences';
import { whenVoices } from './voices';

let open: { article: Element; close: () => void } | null = null;

export async function listen(button: HTMLElement): Promise<void> {
  const article = button.closest('article');
  const isOpen = article === open?.article;
  open?.close();
  if (!article || isOpen) return;

  const ending = endingWithPage();
  const { signal } = ending;
  const close = () => ending.abort();
  const reading = { article, close };
  open = reading;
  button.setAttribute('aria-pressed', 'true');
  signal.addEventListener('abort', () => {
    if (open === reading) open = null;
    button.setAttribute('aria-pressed', 'false');
  });

  const passages = passagesOf(article);
  const lang = langOf(passages);
  const voices = await whenVoices((list) => sentencesOf([], lang, list) !== null);
  if (signal.aborted) return;
  const sentences = sentencesOf(passages, lang, voices);
  // Inside the reader, because an open dialog makes everything else inert.
  const host = (article.closest('dialog') ?? document.body).appendChild(
    document.createElement('div'),
  );
  signal.addEventListener('abort', () => host.remove());
  await showUntil(
    ending,
    sentences ? (
      <VoiceBar sentences={sentences} onClose={onClose} />
    ) : (
      <NoVoice lang={lang} onClose={onClose} />
    ),
    host,
  );

  function onClose() {
    close();
    button.focus({ preventScroll: true });
  }
}

function langOf(passages: ReturnType<typeof passagesOf>): string {
  const letters = new Map<string, number>();
  for (const { lang, text } of passages) letters.set(lang, (letters.get(lang) ?? 0) + text.length);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

type DeviceKind = 'android' | 'iphone' | 'computer';

const WAYS = {
  android: ['onAndroid'],
  iphone: ['onIphone'],
  computer: ['onComputers'],
} as const;
const ALL_WAYS = Object.values(WAYS).flat();

function NoVoice({ lang, onClose }: { lang: string; onClose: () => void }) {
  const t = useTranslations('Voice');
  const message = useRef<HTMLDivElement>(null);
  const kind = deviceKind(navigator.userAgent, navigator.maxTouchPoints);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <VoiceFrame onClose={onClose}>
      <div ref={message} tabIndex={-1} className="voice-missing">
        <p className="voice-lead">{t('missing', { lang })}</p>
        <ul>
          {(kind ? WAYS[kind] : ALL_WAYS).map((way) => (
            <li key={way}>{t(way)}</li>
          ))}
        </ul>
      </div>
    </VoiceFrame>
  );
}

/**
 * @param userAgent as `navigator.userAgent`
 * @param touchPoints as `navigator.maxTouchPoints`: an iPad calls itself a Macintosh, which has no touch screen
 */
export function deviceKind(userAgent: string, touchPoints: number): DeviceKind | null {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'iphone';
  if (/macintosh/i.test(userAgent)) return touchPoints > 1 ? 'iphone' : 'computer';
  return /windows|linux|cros/i.test(userAgent) ? 'computer' : null;
}
