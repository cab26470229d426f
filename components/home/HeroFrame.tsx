import { useTranslations } from 'next-intl';
import type { ReactNode, TouchEvent } from 'react';

type Props = {
  children: ReactNode;
  onTouchStart?: (event: TouchEvent) => void;
  onTouchEnd?: (event: TouchEvent) => void;
};

/**
 * The place of the hero, the same in each of its states. Its columns ask for width in rem, so that
 * enlarged text stands below the picture.
 */
export function HeroFrame({ children, ...touch }: Props) {
  const t = useTranslations('Hero');
  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={t('label')}
      className="group/hero @container relative touch-pan-y md:rule-top md:mt-6"
      {...touch}
    >
      {children}
    </section>
  );
}

/** The hero without slides: loading, or its error. As tall as a slide with its controls. */
export function HeroMessage({ children }: { children: ReactNode }) {
  return (
    <HeroFrame>
      <div className="@[60rem]:grid @[60rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid aspect-lead place-content-center bg-sunk px-4 text-center max-md:-mx-gutter">
          {children}
        </div>
      </div>
      <div className="mt-3 min-h-[calc(var(--t-hero)*var(--l-head)*5+var(--t-deck)*var(--l-body)*3+7.625rem)] @[60rem]:mt-0 @[60rem]:min-h-0" />
    </HeroFrame>
  );
}
