/** @jsxImportSource preact */
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
          {items.map(({ content, blocks = [], value }) => (
            <li value={value}>
              <LiteRun content={content} />
              {blocks.map((inside) => (
                <LiteBlock block={inside} words={words} />
              ))}
            </li>
          ))}
        </Tag>
      );
    }
    case 'preformatted':
      return (
        <pre class="x" role="region" aria-label={t('Reader.preformatted')} tabIndex={0}>
          <LiteRun content={block.content} />
        </pre>
      );
    case 'quotation':
      return (
        <blockquote>
          {block.content.map((line) => (
            <p>
              <LiteRun content={line} />
            </p>
          ))}
          {block.source && <footer class="m">{block.source}</footer>}
        </blockquote>
      );
    case 'picture':
      return <Figure picture={block.picture} words={words} />;
    case 'gallery':
      return (
        <>
          {block.pictures.map((picture) => (
            <Figure picture={picture} words={words} />
          ))}
        </>
      );
    case 'table':
      return <Table table={block} name={t('Reader.table')} />;
    case 'embed':
      return (
        <p>
          {block.title && <>{block.title} </>}
          <a class="k" lang={locale} href={block.url} rel="nofollow noopener">
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
          <a class="k" href={block.url}>
            {block.caption ??
              t(block.type === 'audio' ? 'Reader.recording' : 'Reader.videoCaption')}
          </a>
        </p>
      );
    case 'rule':
      return <hr />;
    case 'truncated':
      return (
        <p class="m" lang={locale}>
          {t('Reader.truncated')}{' '}
          {block.url && (
            <a class="k" href={block.url} rel="nofollow noopener">
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
  <div class="x" role="region" aria-label={caption ?? name} tabIndex={0}>
    <table>
      {caption && <caption>{caption}</caption>}
      {head.length > 0 && (
        <thead>
          {head.map((row) => (
            <Row row={row} isHead />
          ))}
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <Row row={row} />
        ))}
      </tbody>
    </table>
  </div>
);

const Row = ({ row, isHead = false }: { row: TableRow; isHead?: boolean }) => (
  <tr>
    {row.map((cell) => {
      const { tag: Cell, attributes } = cellAttributes(cell, isHead);
      return (
        <Cell {...attributes}>
          <LiteRun content={cell.content} />
        </Cell>
      );
    })}
  </tr>
);
