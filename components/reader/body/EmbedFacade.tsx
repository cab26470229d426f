import { Icon } from '@/components/ui/Icon';
import type { Block } from '@/lib/story/body';
import { TextLink } from './TextLink';
import type { TextForm } from './textForm';

type Embed = Extract<Block, { type: 'embed' }>;

type Props = { embed: Embed; form: TextForm; className: string };

/**
 * A link to another site's video or post; a click on a page replaces it by the player
 * (`showEmbed.ts`). No earlier request reaches that site.
 */
export function EmbedFacade({ embed, form, className }: Props) {
  const { provider, title } = embed;
  if (form.kind !== 'page') return <EmbedLink embed={embed} form={form} />;
  return (
    <figure className={className}>
      {provider === 'youtube' ? (
        <div className="relative aspect-lead bg-band">
          <YouTubeLink {...embed} form={form} />
        </div>
      ) : (
        <Post embed={embed} form={form} />
      )}
      {provider === 'youtube' && title && (
        <figcaption className="pt-2 text-meta text-quiet">{title}</figcaption>
      )}
    </figure>
  );
}

type PartProps = Omit<Props, 'className'>;

function EmbedLink({ embed: { provider, url, title }, form }: PartProps) {
  const { kind, t, locale } = form;
  if (kind === 'feed')
    return (
      <p>
        <TextLink href={url} form={form}>
          {title ?? url}
        </TextLink>
      </p>
    );
  return (
    <p>
      {title && `${title} `}
      <TextLink href={url} form={form} isAlone lang={locale}>
        {provider === 'youtube' ? t('playVideo') : t('showPost', { site: provider })}
      </TextLink>
    </p>
  );
}

type YouTubeProps = Pick<Embed, 'id' | 'url' | 'title'> & Pick<PartProps, 'form'>;

export function YouTubeLink({ id, url, title, form: { t, locale } }: YouTubeProps) {
  return (
    <a
      lang={locale}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      data-later="embed"
      data-embed={`youtube/${id}`}
      data-title={title}
      className="absolute inset-0 grid place-content-center justify-items-center gap-2 border border-transparent bg-band font-bold text-on-band"
    >
      <Icon name="play" solid className="size-12!" />
      {t('playVideo')}
    </a>
  );
}

function Post({ embed: { provider, id, url, title }, form: { t, locale } }: PartProps) {
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
