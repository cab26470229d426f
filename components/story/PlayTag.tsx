import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { hasVideo, type StoryCard } from '@/lib/story/story';

type Props = {
  story: StoryCard;
  variant?: keyof typeof VARIANTS;
};

const ON_PICTURE = 'absolute bottom-0 inset-s-0 bg-band text-on-band print:hidden';
const VARIANTS = {
  picture: { tag: `${ON_PICTURE} py-1.5 pe-2.5 ps-2`, word: '' },
  thumb: { tag: `${ON_PICTURE} p-1.25`, word: 'sr-only' },
  thumbOnPhones: {
    tag: `${ON_PICTURE} max-md:p-1.25 md:py-1.5 md:pe-2.5 md:ps-2`,
    word: 'max-md:sr-only',
  },
  inline: { tag: 'align-bottom whitespace-nowrap text-ink', word: '' },
} as const;

export function PlayTag({ story, variant = 'picture' }: Props) {
  const t = useTranslations('Story');
  const locale = useLocale();
  if (!hasVideo(story)) return null;
  const { tag, word } = VARIANTS[variant];
  return (
    <span lang={locale} className={`inline-flex items-center gap-2 text-meta font-bold ${tag}`}>
      <Icon name="play" solid className="size-4.5" />
      {word ? <span className={word}>{t('video')}</span> : t('video')}
    </span>
  );
}
