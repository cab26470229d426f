import type { ReactNode } from 'react';
import type { Block, List } from '@/lib/story/body';
import { BodyFigure, BodyGallery } from './BodyFigure';
import { BodyPlayer } from './BodyPlayer';
import { BodyTable } from './BodyTable';
import { EmbedFacade } from './EmbedFacade';
import { Run } from './Run';
import { TextLink } from './TextLink';
import { frame, look, type TextForm } from './textForm';

type Props = {
  block: Block;
  form: TextForm;
  className?: string;
};

/** Closer to the text below than to the text above. */
const HEADING = { 2: 'pt-3 text-block', 3: 'pt-2', 4: 'pt-2 font-bold' } as const;

export function BodyBlock({ block, form, className = '' }: Props): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return block.isReadAlso ? (
        <p className={look(form, `${className} border-s-4 border-bar ps-4`)}>
          <b lang={form.locale}>{form.t('readAlso')}</b> <Run content={block.content} form={form} />
        </p>
      ) : (
        <p className={look(form, className)}>
          <Run content={block.content} form={form} />
        </p>
      );
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return (
        <Tag className={look(form, `${className} ${HEADING[block.level]}`)}>
          <Run content={block.content} form={form} />
        </Tag>
      );
    }
    case 'list':
      return <BodyList list={block} form={form} className={className} />;
    case 'preformatted':
      return (
        <pre
          {...frame(form, form.t('preformatted'))}
          className={look(form, `${className} overflow-x-auto bg-sunk px-4 py-3 text-body`, 'x')}
        >
          <Run content={block.content} form={form} />
        </pre>
      );
    case 'quotation':
      return (
        <blockquote className={look(form, `${className} border-s-4 border-bar ps-4`)}>
          {block.content.map((line, at) => (
            <p key={at} className={look(form, at > 0 ? 'mt-2' : '')}>
              <Run content={line} form={form} />
            </p>
          ))}
          {block.source && (
            <footer className={look(form, 'mt-2 text-meta text-quiet', 'm')}>{block.source}</footer>
          )}
        </blockquote>
      );
    case 'picture':
      return <BodyFigure picture={block.picture} form={form} className={className} />;
    case 'gallery':
      return <BodyGallery pictures={block.pictures} form={form} className={className} />;
    case 'table':
      return <BodyTable table={block} form={form} className={className} />;
    case 'embed':
      return <EmbedFacade embed={block} form={form} className={className} />;
    case 'audio':
    case 'video':
      return <BodyPlayer player={block} form={form} className={className} />;
    case 'rule':
      return <hr className={look(form, `${className} border-rule`)} />;
    case 'truncated':
      return <TruncationNote url={block.url} form={form} className={className} />;
  }
}

type ListProps = { list: List; form: TextForm; className: string };

const NUMBERINGS = {
  a: 'list-[lower-alpha]',
  A: 'list-[upper-alpha]',
  i: 'list-[lower-roman]',
  I: 'list-[upper-roman]',
} as const;

function BodyList({ list, form, className }: ListProps) {
  const { ordered, start, reversed, numbering, items } = list;
  const Tag = ordered ? 'ol' : 'ul';
  const style = numbering ? NUMBERINGS[numbering] : ordered ? 'list-decimal' : 'list-disc';
  return (
    <Tag
      {...(ordered && { start, reversed, type: numbering })}
      className={look(form, `${className} grid gap-2 ps-[1.6em] ${style}`)}
    >
      {items.map(({ content, blocks = [], value }, at) => (
        <li key={at} value={value}>
          <Run content={content} form={form} />
          {blocks.map((block, index) => (
            <BodyBlock key={index} block={block} form={form} className="mt-2" />
          ))}
        </li>
      ))}
    </Tag>
  );
}

type NoteProps = { url: string | undefined; form: TextForm; className: string };

function TruncationNote({ url, form, className }: NoteProps) {
  const { kind, t, locale } = form;
  return (
    <p
      role={kind === 'page' ? 'note' : undefined}
      lang={kind === 'feed' ? undefined : locale}
      className={look(form, `${className} text-meta text-quiet`, 'm')}
    >
      {t('truncated')}
      {url && (
        <>
          {' '}
          <TextLink href={url} form={form} isAlone>
            {t('wholeText')}
          </TextLink>
        </>
      )}
    </p>
  );
}
