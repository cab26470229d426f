import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isObject } from '@/lib/isObject';
import { reasonOf } from '@/lib/reasonOf.mjs';
import { filesBelow } from '../../server/filesBelow.mjs';
import { svgFrame } from './svgFrame';

export type Tree = { [key: string]: string | Tree };

/** Drops the BOM of Windows. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

const tree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])));

/** Paths of values that are neither a text nor an object. */
const noTexts = (value: unknown, path = ''): string[] => {
  if (typeof value === 'string') return [];
  if (!isObject(value) || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    noTexts(inner, path ? `${path}.${key}` : key),
  );
};

/** Secrets (`.env`) and what systems leave (`.DS_Store`, `._logo.png`); RFC 8615 has the only public ones. */
const HIDDEN = /(?:^|[\\/])\.(?!well-known[\\/])/;

/** Reads the files of a configuration folder beside `site.config.ts`; what is wrong joins `faults`. */
export class SiteFolder {
  readonly faults: string[] = [];

  constructor(
    readonly folder: string,
    readonly name: string,
  ) {}

  fault(file: string, message: string) {
    const line = `${this.name}/${file}: ${message}`;
    if (!this.faults.includes(line)) this.faults.push(line);
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  /** Null for a missing file, which is a fault unless optional. */
  text(file: string, { isOptional = false } = {}): string | null {
    if (isOptional && !this.has(file)) return null;
    const bytes = this.bytes(file);
    if (bytes === null) return null;
    try {
      return UTF_8.decode(bytes);
    } catch {
      this.fault(file, 'is not UTF-8: save it as UTF-8');
      return null;
    }
  }

  bytes(file: string): Buffer | null {
    try {
      return readFileSync(join(this.folder, file));
    } catch (fault) {
      this.fault(file, this.has(file) ? `cannot be read: ${reasonOf(fault)}` : 'is missing');
      return null;
    }
  }

  /** Null for a missing file; invalid JSON is a fault. */
  json(file: string): unknown {
    const text = this.text(file, { isOptional: true });
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch (fault) {
      const reason = reasonOf(fault);
      // Node 20 gives only a position.
      const at = Number(/at position (\d+)/.exec(reason)?.[1] ?? text.length);
      const line = text.slice(0, at).split('\n').length;
      this.fault(file, `is not valid JSON, line ${line}: ${reason}`);
      return null;
    }
  }

  messages(locale: string): Tree {
    const file = `messages/${locale}.json`;
    const given = this.json(file);
    if (given === null) return {};
    const parsed = tree.safeParse(given);
    if (parsed.success) return parsed.data;
    const where = noTexts(given).filter(Boolean).join(', ');
    this.fault(file, `must have only texts and objects${where && `, unlike ${where}`}`);
    return {};
  }

  /** An SVG's drawing without its frame, and the frame's viewBox. */
  drawing(file: string): { viewBox: string; markup: string } | null {
    const text = this.text(file);
    if (text === null) return null;
    const frame = svgFrame(text);
    if (!frame?.markup) this.fault(file, 'must be one <svg> with a viewBox');
    else if (
      /<script|\son\w{1,20}\s?=|href=|<style|<image|<foreignObject|<text[\s>]/i.test(frame.markup)
    )
      this.fault(file, 'must have only shapes: no script, style, link, picture or text');
    else return { viewBox: frame.viewBox, markup: frame.markup };
    return null;
  }

  names(): string[] {
    return readdirSync(this.folder);
  }

  /** The files of a folder in it, by their paths from there, behind `prefix`: none that systems hide. */
  filesIn(folder: string, prefix = ''): string[] {
    const path = join(this.folder, folder);
    if (!existsSync(path)) return [];
    return filesBelow(path)
      .filter((file) => !HIDDEN.test(file))
      .map((file) => join(prefix, file));
  }
}
