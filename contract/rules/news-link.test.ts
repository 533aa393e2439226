import { describe, expect, test } from 'vitest';
import { linkKind, newsLinkRule } from './news-link.ts';

test.each([
  ['/pasports', 'inner'],
  ['/auxiliaries/revisiontypes?type=0#x', 'inner'],
  ['https://www.cnb.cz/', 'outer'],
  ['HTTP://example.cz:8080/a?b=c#d', 'outer'],
  ['mailto:jana@example.cz', 'mail'],
  ['//zly.example', null],
  ['/\\zly.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://jana@example.cz/', null],
  ['https:example.cz', null],
  ['https://', null],
  ['https://exa mple.cz', null],
  ['https://example.cz/\u202e', null],
  ['mailto:a@example.cz?bcc=b@example.cz', null],
  ['relative', null],
  ['', null],
])('the address %s is a link of the kind %s', (address, kind) => {
  expect(linkKind(address)).toBe(kind);
});

describe('the link of an item', () => {
  test('may stay empty and has to be of its kind', () => {
    expect(newsLinkRule(true)('')).toBeNull();
    expect(newsLinkRule(true)(' https://example.cz ')).toBeNull();
    expect(newsLinkRule(false)('/blog')).toBeNull();
    expect(newsLinkRule(true)('/blog')).toBe('Zadejte adresu začínající https:// nebo http://');
    expect(newsLinkRule(false)('https://example.cz')).toBe(
      'Zadejte adresu v portálu začínající lomítkem',
    );
  });
});
