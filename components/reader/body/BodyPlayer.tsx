import type { Block } from '@/lib/story/body';
import { TextLink } from './TextLink';
import type { TextForm } from './textForm';

type Props = {
  player: Extract<Block, { type: 'audio' | 'video' }>;
  form: TextForm;
  className: string;
};

/** The browser's own player on a page, which loads nothing before play; elsewhere a link. */
export function BodyPlayer({ player: { type: Player, url, caption }, form, className }: Props) {
  const { kind, t, locale } = form;
  const name = caption ?? t(Player === 'audio' ? 'recording' : 'videoCaption');
  if (kind !== 'page')
    return (
      <p>
        <TextLink
          href={url}
          form={form}
          isAlone
          lang={kind === 'lite' && !caption ? locale : undefined}
        >
          {kind === 'lite' ? name : (caption ?? url)}
        </TextLink>
      </p>
    );
  return (
    <figure className={`${className} print:hidden`}>
      <Player src={url} controls preload="none" aria-label={name} className="w-full" />
      {caption && <figcaption className="pt-2 text-meta text-quiet">{caption}</figcaption>}
    </figure>
  );
}
