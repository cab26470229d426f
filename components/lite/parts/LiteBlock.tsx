import type { LiteWords } from '@/lib/lite/liteWords';
import type { Block, BodyPicture, TableRow } from '@/lib/stories/model/body';
import { cellAttributes } from '@/lib/stories/model/cellAttributes';
import { isFitted, LitePicture, PictureWords } from './LitePicture';
import { LiteRun } from './LiteRun';

type Props = { block: Block; words: LiteWords };

/** One block of a story's text; pictures, players and posts are links. */
export function LiteBlock({ block, words }: Props) {
  const { t, locale } = words;
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <LiteRun content={block.content} />
        </p>
      );
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return (
        <Tag>
          <LiteRun content={block.content} />
        </Tag>
      );
    }
    case 'list': {
      const { ordered, start, reversed, numbering, items } = block;
      const Tag = ordered ? 'ol' : 'ul';
      return (
        <Tag {...(ordered && { start, reversed, type: numbering })}>
          {items.map(({ content, blocks = [], value }, at) => (
            <li key={at} value={value}>
              <LiteRun content={content} />
              {blocks.map((inside, index) => (
                <LiteBlock key={index} block={inside} words={words} />
              ))}
            </li>
          ))}
        </Tag>
      );
    }
    case 'preformatted':
      return (
        <pre className="x" role="region" aria-label={t('Reader.preformatted')} tabIndex={0}>
          <LiteRun content={block.content} />
        </pre>
      );
    case 'quotation':
      return (
        <blockquote>
          {block.content.map((line, at) => (
            <p key={at}>
              <LiteRun content={line} />
            </p>
          ))}
          {block.source && <footer className="m">{block.source}</footer>}
        </blockquote>
      );
    case 'picture':
      return <Figure picture={block.picture} words={words} />;
    case 'gallery':
      return (
        <>
          {block.pictures.map((picture, at) => (
            <Figure key={at} picture={picture} words={words} />
          ))}
        </>
      );
    case 'table':
      return <Table table={block} name={t('Reader.table')} />;
    case 'embed':
      return (
        <p>
          {block.title && <>{block.title} </>}
          <a className="k" lang={locale} href={block.url} rel="nofollow noopener">
            {block.provider === 'youtube'
              ? t('Reader.playVideo')
              : t('Reader.showPost', { site: block.provider })}
          </a>
        </p>
      );
    case 'audio':
    case 'video':
      return (
        <p>
          <a className="k" href={block.url}>
            {block.caption ??
              t(block.type === 'audio' ? 'Reader.recording' : 'Reader.videoCaption')}
          </a>
        </p>
      );
    case 'rule':
      return <hr />;
    case 'truncated':
      return (
        <p className="m" lang={locale}>
          {t('Reader.truncated')}{' '}
          {block.url && (
            <a className="k" href={block.url} rel="nofollow noopener">
              {t('Reader.wholeText')}
            </a>
          )}
        </p>
      );
  }
}

type FigureProps = { picture: BodyPicture; words: LiteWords };

function Figure({ picture: { url, alt, caption, credit }, words }: FigureProps) {
  return (
    <p>
      {isFitted(url) && <LitePicture url={url} alt={alt || caption} words={words} />}
      <PictureWords caption={caption} credit={credit} words={words} />
    </p>
  );
}

type TableProps = { table: Extract<Block, { type: 'table' }>; name: string };

const Table = ({ table: { caption, head, rows }, name }: TableProps) => (
  <div className="x" role="region" aria-label={caption ?? name} tabIndex={0}>
    <table>
      {caption && <caption>{caption}</caption>}
      {head.length > 0 && (
        <thead>
          {head.map((row, at) => (
            <Row key={at} row={row} isHead />
          ))}
        </thead>
      )}
      <tbody>
        {rows.map((row, at) => (
          <Row key={at} row={row} />
        ))}
      </tbody>
    </table>
  </div>
);

const Row = ({ row, isHead = false }: { row: TableRow; isHead?: boolean }) => (
  <tr>
    {row.map((cell, at) => {
      const { tag: Cell, attributes } = cellAttributes(cell, isHead);
      return (
        <Cell key={at} {...attributes}>
          <LiteRun content={cell.content} />
        </Cell>
      );
    })}
  </tr>
);
