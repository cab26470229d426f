import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import type { Block } from '@/lib/stories/model/body';

type Embed = Extract<Block, { type: 'embed' }>;

type Props = { embed: Embed; className?: string | undefined };

/**
 * A video or post of another site: a link to it, which a click turns into the player
 * (`showEmbed.ts`). Nothing of the other site is asked for before.
 */
export function EmbedFacade({ embed, className }: Props) {
  return (
    <figure className={className}>
      {embed.provider === 'youtube' ? <Video {...embed} /> : <Post {...embed} />}
      {embed.provider === 'youtube' && embed.title && (
        <figcaption className="pt-2 text-meta text-quiet">{embed.title}</figcaption>
      )}
    </figure>
  );
}

function Video({ id, url, title }: Pick<Embed, 'id' | 'url' | 'title'>) {
  return (
    <div className="relative aspect-lead bg-band">
      <YouTubeLink id={id} url={url} title={title} />
    </div>
  );
}

/** The link to a video of YouTube, as large as what it stands in. */
export function YouTubeLink({ id, url, title }: Pick<Embed, 'id' | 'url' | 'title'>) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  return (
    <a
      lang={locale}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      data-later="embed"
      data-embed={`youtube/${id}`}
      data-title={title}
      className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-band font-bold text-on-band"
    >
      <Icon name="play" solid className="size-12!" />
      {t('playVideo')}
    </a>
  );
}

function Post({ provider, id, url, title }: Embed) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  return (
    <div className="rule-top bg-raised px-4 pt-3 pb-4 text-body">
      {title && <p>{title}</p>}
      <a
        lang={locale}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        data-later="embed"
        data-embed={`${provider}/${id}`}
        data-title={t('post', { site: provider })}
        className="touch-target gap-2 text-label font-bold text-river"
      >
        {t('showPost', { site: provider })}
      </a>
    </div>
  );
}
