import { useTranslations } from 'next-intl';
import type { ReactNode, TouchEvent } from 'react';
import { HeroListRoom } from './HeroList';

type Props = {
  children: ReactNode;
  onTouchStart?: (event: TouchEvent) => void;
  onTouchEnd?: (event: TouchEvent) => void;
};

/** Columns in rem, so enlarged text moves below the picture. */
export function HeroSection({ children, ...touch }: Props) {
  const t = useTranslations('Hero');
  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={t('label')}
      className="hero @container relative touch-pan-y md:rule-top md:mt-6"
      {...touch}
    >
      {children}
    </section>
  );
}

export const SlideRoom = () => (
  <div aria-hidden className="invisible">
    <div className="aspect-lead @[60rem]:aspect-[64/21]" />
    <div className="hero-words mt-3 @[60rem]:hidden" />
  </div>
);

type MessageProps = {
  held?: boolean;
};

export function HeroMessage({ children, held = false }: MessageProps & { children: ReactNode }) {
  return (
    <HeroSection>
      <div className="grid bg-sunk text-center max-md:-mx-gutter [&>*]:[grid-area:1/1]">
        {held && (
          <div>
            <div className="md:pb-11.5 @[60rem]:pb-0">
              <SlideRoom />
            </div>
            <HeroListRoom />
          </div>
        )}
        <div className="grid place-content-center px-4 py-6">{children}</div>
      </div>
    </HeroSection>
  );
}
