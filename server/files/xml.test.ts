import { expect, test } from 'vitest';
import { readXml } from './xml.ts';

const refused = 'broken';

test('elements are found by their paths, whatever the prefixes of their names', () => {
  const root = readXml(
    `<?xml version="1.0"?><!-- <x> --><n:a xmlns:n="urn:x"><b c="1" d='2&amp;'/><n:b><c> první </c></n:b><b><c>druhý</c></b></n:a>\n`,
  );
  expect(root.name).toBe('a');
  expect(root.all('b')).toHaveLength(3);
  expect(root.at('b')?.attributes).toEqual({ c: '1', d: '2&' });
  expect([root.told('x', 'b/c'), root.told('b/x'), root.told('x/c')]).toEqual(['první', '', '']);
  expect(root.at('x')).toBeUndefined();
});

test('texts are joined, with references to characters written out and CDATA as it is', () => {
  const text =
    '<a>&lt;A&amp;B&gt; &quot;&apos; &#269;&#x10D; <![CDATA[<b>&amp;]]><!-- ne --> konec &neznámá;</a>';
  expect(readXml(text).text).toBe(`<A&B> "' čč <b>&amp; konec &neznámá;`);
  expect(readXml('<a>&#99999999;</a>').text).toBe('&#99999999;');
});

test.each([
  '',
  'text',
  '<a>',
  '<a></b>',
  '</a>',
  '<a></a></a>',
  '<a/><b/>',
  '<a/>text',
  '<a b=c/>',
  '<a b="<"/>',
  '<a><![CDATA[x</a>',
  '<a>1 < 2</a>',
  '<!-- nic',
])('%j is no whole document', (text) => expect(() => readXml(text)).toThrow(refused));

test('long runs of anything end in time', () => {
  for (const text of [
    '<a' + ' '.repeat(1_000_000),
    '<a' + ' b="1"'.repeat(200_000),
    '<!--'.repeat(250_000),
  ])
    expect(() => readXml(text)).toThrow(refused);
});
