/** @jest-environment jsdom */

import { fakeFetch } from '@/lib/testing/fakeFetch';
import { sharePicture } from './sharePicture';

const share = jest.fn();
const canShare = jest.fn();
const downloaded = jest.fn();

const link = () => {
  const element = document.createElement('a');
  element.href = '/og/a1.000000000000.en.jpg';
  Object.assign(element.dataset, { title: 'Rain', url: 'https://example.org/news/a1' });
  return element;
};
const answer = (ok: boolean) =>
  fakeFetch().mockResolvedValue({
    ok,
    status: 500,
    blob: async () => new Blob(['jpeg']),
  } as Response);

beforeEach(() => {
  [share, canShare, downloaded].forEach((one) => one.mockReset());
  Object.assign(navigator, { share, canShare });
  Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloaded(this.download);
  });
});

describe('a story’s card as a picture', () => {
  it('is handed on as a file, with title and link', async () => {
    answer(true);
    canShare.mockReturnValue(true);
    expect(await sharePicture(link())).toBe('handedOn');
    const [shared] = share.mock.calls[0] ?? [];
    expect(shared).toMatchObject({ title: 'Rain', text: 'Rain https://example.org/news/a1' });
    expect(shared.files[0]).toMatchObject({ name: 'a1.jpg', type: 'image/jpeg' });
    expect(downloaded).not.toHaveBeenCalled();
  });

  it('is downloaded where no files can be shared', async () => {
    answer(true);
    canShare.mockReturnValue(false);
    expect(await sharePicture(link())).toBe('downloaded');
    expect(share).not.toHaveBeenCalled();
    expect(downloaded).toHaveBeenCalledWith('a1.jpg');
  });

  it.each([
    ['NotAllowedError', [['a1.jpg']]],
    ['AbortError', []],
  ])('after %s is downloaded: %j', async (name, downloads) => {
    answer(true);
    canShare.mockReturnValue(true);
    share.mockRejectedValue(new DOMException('', name));
    await sharePicture(link());
    expect(downloaded.mock.calls).toEqual(downloads);
  });

  it.each([
    ['the server fails', () => answer(false)],
    ['there is no connection', () => fakeFetch().mockRejectedValue(new TypeError('offline'))],
  ])('is not had where %s', async (_, fail) => {
    fail();
    expect(await sharePicture(link())).toBe('failed');
    expect([...share.mock.calls, ...downloaded.mock.calls]).toEqual([]);
  });
});
