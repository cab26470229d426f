import { BoundedMap } from './boundedMap';

describe('BoundedMap', () => {
  it('forgets what was asked for longest ago when it has too many entries', () => {
    const map = new BoundedMap<number>({ count: 2, bytes: 100 });
    map.set('a', 1, 1);
    map.set('b', 2, 1);
    map.get('a');
    map.set('c', 3, 1);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
  });

  it('forgets as many as make room when it has too many bytes', () => {
    const map = new BoundedMap<number>({ count: 10, bytes: 10 });
    map.set('a', 1, 4);
    map.set('b', 2, 4);
    map.set('c', 3, 8);
    expect(map.values()).toEqual([3]);
  });

  it('counts an entry that is put in again once, by its new size', () => {
    const map = new BoundedMap<number>({ count: 10, bytes: 10 });
    map.set('a', 1, 9);
    map.set('a', 2, 2);
    map.set('b', 3, 8);
    expect(map.values()).toEqual([2, 3]);
  });

  it('keeps nothing that is larger than all of it', () => {
    const map = new BoundedMap<number>({ count: 10, bytes: 10 });
    map.set('a', 1, 11);
    expect(map.values()).toEqual([]);
  });
});
