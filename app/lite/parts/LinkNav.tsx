import type { ComponentProps } from 'react';

type Link = { name: string; href: string } & Pick<ComponentProps<'a'>, 'rel' | 'aria-current'>;

type Props = { label: string; lang?: string; links: readonly Link[] };

export const LinkNav = ({ label, lang, links }: Props) =>
  links.length > 0 && (
    <nav className="n" lang={lang} aria-label={label}>
      <ul>
        {links.map(({ name, ...link }) => (
          <li key={link.href}>
            <a {...link}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
