import type { Block } from '@/lib/story/body';
import { TextLink } from './TextLink';
import type { TextForm } from './textForm';

type Props = {
  player: Extract<Block, { type: 'audio' | 'video' }>;
  form: TextForm;
  className: string;
};

/**
 * A recording or video in the browser's own player, of which nothing is loaded before it is played;
 * in other forms than the page a link.
 */
export function BodyPlayer({ player: { type: Player, url, caption }, form, className }: Props) {
  const { kind, t } = form;
  const name = caption ?? t(Player === 'audio' ? 'recording' : 'videoCaption');
  if (kind !== 'page')
    return (
      <p>
        <TextLink href={url} form={form} isAlone>
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
