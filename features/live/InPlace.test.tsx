import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { InPlace } from './InPlace';

let host: HTMLElement;
beforeEach(() => {
  host = document.createElement('section');
  host.innerHTML = '<p>Before</p><button>Share</button><a href="#more">More</a>';
  document.body.append(host);
});
afterEach(() => host.remove());

const show = (version: string, children: ReactNode, sent?: string) => (
  <InPlace host={host} version={version} {...(sent !== undefined && { sent })}>
    {children}
  </InPlace>
);
const focusOn = (name: string) => screen.getByText(name).focus();
const Changed = ({ name }: { name: string }) => (
  <>
    <button>{name}</button>
    <a href="#more">More of {name}</a>
  </>
);

describe('the focus of a control in a place that changes', () => {
  it('goes to its like, each time', () => {
    focusOn('More');
    const { rerender } = render(show('1', <Changed name="Edited" />));
    expect(screen.getByText('More of Edited')).toHaveFocus();
    rerender(show('2', <Changed name="Edited again" />));
    expect(screen.getByText('More of Edited again')).toHaveFocus();
  });

  it('goes to the place where there is none', () => {
    focusOn('Share');
    render(show('1', <p>Taken back</p>));
    expect(host).toHaveFocus();
  });

  it('stays while what comes has to wait', () => {
    const isLow = () => (host.lastElementChild as HTMLElement).style.display === 'none';
    host.getBoundingClientRect = () => new DOMRect(0, 0, 100, isLow() ? 10 : 20);
    focusOn('Share');
    render(
      <InPlace host={host} version="1" patience={{ asked: 0, onWait: () => {} }}>
        <Changed name="Taller" />
      </InPlace>,
    );
    expect(screen.getByText('Share')).toHaveFocus();
  });

  it('elsewhere stays there', () => {
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    render(show('1', <Changed name="Edited" />));
    expect(other).toHaveFocus();
    other.remove();
  });
});
