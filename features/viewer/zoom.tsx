import { showDialog } from '@/components/later/whilePage';
import { ZoomDialog } from './ZoomDialog';

export async function zoom(link: HTMLAnchorElement): Promise<void> {
  const { alt = '' } = link.querySelector('img') ?? {};
  const { currentSrc } =
    link.querySelector('img') ?? link.parentElement?.querySelector('img') ?? {};
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent.trim();
  const lang = link
    .closest<HTMLElement>('article, [data-part=text]')
    ?.closest<HTMLElement>('[lang]');
  await showDialog((close) => (
    <ZoomDialog
      src={link.href}
      shown={currentSrc}
      alt={alt || (link.dataset.title ?? '')}
      caption={caption || (link.dataset.title ?? '')}
      lang={lang?.lang}
      onClose={() => {
        close();
        link.focus({ preventScroll: true });
      }}
    />
  ));
}
