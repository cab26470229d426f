import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reasonOf } from '@/lib/reasonOf.mjs';
import { filesBelow } from '../../server/filesBelow.mjs';
import { svgFrame } from './svgFrame';

/** Messages as their files have them. */
export type Tree = { [key: string]: string | Tree };

const tree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])));

/** Reads the files of a configuration folder beside `site.config.ts`; what is wrong joins `faults`. */
export class SiteFolder {
  readonly faults: string[] = [];

  constructor(
    /** The folder, as a path. */
    readonly folder: string,
    /** As faults name it. */
    readonly name: string,
  ) {}

  fault(file: string, message: string) {
    const line = `${this.name}/${file}: ${message}`;
    if (!this.faults.includes(line)) this.faults.push(line);
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  /** A file's text; null, and a fault unless it may be missing, where there is none. */
  text(file: string, { isOptional = false } = {}): string | null {
    const path = join(this.folder, file);
    if (existsSync(path)) return readFileSync(path, 'utf8');
    if (!isOptional) this.fault(file, 'is missing');
    return null;
  }

  /** A file's bytes; null, and a fault, where there is none. */
  bytes(file: string): Buffer | null {
    const path = join(this.folder, file);
    if (existsSync(path)) return readFileSync(path);
    this.fault(file, 'is missing');
    return null;
  }

  /** What a JSON file says; null without one, and a fault where it is no JSON. */
  json(file: string): unknown {
    const text = this.text(file, { isOptional: true });
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch (fault) {
      this.fault(file, `is no JSON: ${reasonOf(fault)}`);
      return null;
    }
  }

  /** The messages of a language that the folder changes or adds; none without a file. */
  messages(locale: string): Tree {
    const file = `messages/${locale}.json`;
    const given = this.json(file);
    if (given === null) return {};
    const parsed = tree.safeParse(given);
    if (parsed.success) return parsed.data;
    this.fault(file, 'must be an object of texts, in objects');
    return {};
  }

  /** The drawing of an SVG file without its frame, and the frame's viewBox. */
  drawing(file: string): { viewBox: string; markup: string } | null {
    const text = this.text(file);
    if (text === null) return null;
    const frame = svgFrame(text);
    if (!frame?.markup) this.fault(file, 'must be one <svg> with a viewBox');
    else if (/<script|\son\w+=|href=|<style|<image|<foreignObject/i.test(frame.markup))
      this.fault(file, 'must be shapes alone: no script, style, link or picture');
    else return { viewBox: frame.viewBox, markup: frame.markup };
    return null;
  }

  /** The names of what lies in it itself. */
  names(): string[] {
    return readdirSync(this.folder);
  }

  /** The files of a folder in it, by their paths from there, behind `prefix`. */
  filesIn(folder: string, prefix = ''): string[] {
    const path = join(this.folder, folder);
    if (!existsSync(path)) return [];
    return filesBelow(path).map((file) => join(prefix, file));
  }
}
