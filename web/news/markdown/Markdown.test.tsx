import { afterEach, describe, expect, test } from 'vitest';
import { rendered } from '#tests/web/rendered.tsx';
import { Markdown } from './Markdown.tsx';

let leave = () => undefined as void;
afterEach(() => leave());

function drawn(text: string): HTMLElement {
  const made = rendered(<Markdown text={text} />);
  ({ leave } = made);
  const root = made.host.querySelector('div');
  if (root === null) throw new Error('Nothing was drawn.');
  return root;
}

const elements =
  'a blockquote br code del em h2 h3 h4 h5 h6 hr li ol p pre span strong table tbody td th thead tr ul'.split(
    ' ',
  );
const attributes = ['href', 'target', 'rel', 'start', 'class', 'data-align'];
const safeHref = /^(?:https?:\/\/[^\s\\@]+|mailto:[^\s?]+|\/(?![/\\])\S*)$/i;

/** What in the drawn text should never be there. */
function dangers(root: HTMLElement): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const wrong = elements.includes(name) ? [] : [`<${name}>`];
    for (const { name: attribute, value } of element.attributes) {
      if (!attributes.includes(attribute)) wrong.push(`${name}[${attribute}]`);
      if (attribute === 'href' && !safeHref.test(value)) wrong.push(`href ${value}`);
      if (attribute === 'class' && value !== 'k-hidden') wrong.push(`class ${value}`);
    }
    const leads = element.getAttribute('target') === '_blank';
    if (leads && element.getAttribute('rel') !== 'noopener noreferrer') wrong.push('no rel');
    return wrong;
  });
}

/** A disguise of a script, and a part of it that has to be seen as text. */
const disguises: readonly (readonly [disguise: string, seen: string])[] = [
  ['<script>alert(1)</script>', '<script>'],
  ['<SCRIPT SRC=//zly.example/x.js></SCRIPT>', '<SCRIPT'],
  ['text <script>alert(1)</script> text', '<script>'],
  ['<script\n>alert(1)</script\n>', 'alert(1)'],
  ['<<script>alert(1)//<</script>', 'script'],
  ['<svg onload=alert(1)>', 'onload'],
  ['<svg><script>alert(1)</script></svg>', '<svg>'],
  ['<svg/onload=alert(1)//', 'onload'],
  ['<img src=x onerror=alert(1)>', 'onerror'],
  ['a <img src="x" onerror="alert(1)"> b', 'onerror'],
  ['<img src=`x` onerror=`alert(1)`', 'onerror'],
  ['<body onload=alert(1)>', 'onload'],
  ['<iframe src="javascript:alert(1)"></iframe>', '<iframe'],
  ['<object data="data:text/html,x"></object>', '<object'],
  ['<embed src=data:text/html,x>', '<embed'],
  ['<form action=javascript:alert(1)><button>x</button></form>', '<form'],
  ['<input autofocus onfocus=alert(1)>', 'onfocus'],
  ['<details open ontoggle=alert(1)>', 'ontoggle'],
  ['<a href="javascript:alert(1)">klikni</a>', '<a href'],
  ['<style>*{background:url(//zly.example)}</style>', '<style>'],
  ['<link rel=stylesheet href=//zly.example>', '<link'],
  ['<meta http-equiv=refresh content="0;url=//zly.example">', '<meta'],
  ['<base href=//zly.example/>', '<base'],
  ['<math><mtext><script>alert(1)</script></mtext></math>', '<math>'],
  ['<template><script>alert(1)</script></template>', '<template>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', 'onerror'],
  ['<!-- --><script>alert(1)</script>', '<script>'],
  ['<!--><img src=x onerror=alert(1)>-->', 'onerror'],
  ['<![CDATA[<script>alert(1)</script>]]>', 'CDATA'],
  ['<?php echo 1 ?><script>alert(1)</script>', '<?php'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>'],
  ['&#60;script&#62;alert(1)&#60;/script&#62;', 'alert(1)'],
  ['&amp;lt;script&amp;gt;', 'script'],
  ['[klikni](javascript:alert(1))', 'javascript:'],
  ['[klikni](JaVaScRiPt:alert(1))', 'JaVaScRiPt:'],
  ['[klikni](<java\tscript:alert(1)>)', 'alert(1)'],
  ['[klikni](<  javascript:alert(1)>)', 'javascript:'],
  ['[klikni](javascript&colon;alert(1))', 'alert(1)'],
  ['[klikni](&#106;avascript:alert(1))', 'alert(1)'],
  ['[klikni](&#x6A;&#x61;vascript&#58;alert(1))', 'alert(1)'],
  ['[klikni](javascript%3Aalert(1))', 'alert(1)'],
  ['[klikni](\u0001javascript:alert(1))', 'alert(1)'],
  ['[klikni](java\u00adscript:alert(1))', 'alert(1)'],
  ['[klikni](vbscript:msgbox(1))', 'vbscript:'],
  ['[klikni](data:text/html;base64,PHNjcmlwdD4=)', 'data:'],
  ['[klikni](blob:https://portal.example.cz/1)', 'blob:'],
  ['[klikni](file:///etc/passwd)', 'file:'],
  ['[klikni](//zly.example)', '//zly.example'],
  ['[klikni](/\\zly.example)', 'zly.example'],
  ['[klikni](\\\\zly.example)', 'zly.example'],
  ['[klikni](https://portal.example.cz@zly.example/)', '@zly.example'],
  ['[klikni](https:zly.example)', 'https:zly.example'],
  ['[klikni](mailto:a@example.cz?bcc=vsichni@example.cz)', 'bcc='],
  ['[klikni](relative/path)', 'relative/path'],
  ['<javascript:alert(1)>', 'javascript:'],
  ['<data:text/html,x>', 'data:'],
  ['[klikni]\n\n[klikni]: javascript:alert(1)', 'klikni'],
  ['[klikni][a]\n\n[a]: <data:text/html,x>', 'klikni'],
  ['![obrázek](https://zly.example/pixel.png)', 'zly.example'],
  ['![x](x"onerror="alert(1))', 'onerror'],
  ['[![x](javascript:alert(1))](https://example.cz)', 'javascript:'],
  ['[a](https://example.cz "x\\" onmouseover=\\"alert(1)")', 'a'],
  ['[a](https://example.cz/"onmouseover="alert(1))', 'a'],
  ['**<img src=x onerror=alert(1)>**', 'onerror'],
  ['> - **[x](javascript:alert(1))**', 'javascript:'],
  ['| <script>alert(1)</script> |\n|--|\n| [x](javascript:1) |', '<script>'],
  ['# <svg onload=alert(1)>', 'onload'],
  ['`<script>alert(1)</script>`', '<script>'],
  ['```html\n<script>alert(1)</script>\n```', '<script>'],
  ['```"><script>alert(1)</script>\nx\n```', 'x'],
  ['- [x] <img src=x onerror=alert(1)>', 'onerror'],
  ['\u202e<script>\u202c', '<script>'],
  ['＜script＞alert(1)＜/script＞', '＜script＞'],
  ['<scr\u0000ipt>alert(1)</scr\u0000ipt>', 'alert(1)'],
  [`${'>'.repeat(5000)}<script>`, '<script>'],
  [`${'> - '.repeat(4000)}x`, 'x'],
];

describe('a script in disguise', () => {
  test('is tried in many of them', () => {
    expect(disguises.length).toBeGreaterThanOrEqual(40);
  });

  test.each(disguises.map(([disguise, seen]) => [disguise.slice(0, 70), disguise, seen]))(
    'stays text: %s',
    (_title, disguise, seen) => {
      const root = drawn(disguise);
      expect(dangers(root)).toEqual([]);
      expect(root.textContent).toContain(seen);
    },
  );

  test('stays text inside every other mark', () => {
    const inside = (text: string) => [
      `**${text}**`,
      `*${text}*`,
      `~~${text}~~`,
      `> ${text}`,
      `- ${text}`,
      `1. ${text}`,
      `## ${text}`,
    ];
    const nested = disguises.filter(([text]) => !text.includes('\n') && text.length < 200);
    for (const text of nested.flatMap(([disguise]) => inside(disguise))) {
      expect([text, dangers(drawn(text))]).toEqual([text, []]);
      leave();
    }
    leave = () => undefined;
  });
});

describe('an item of news', () => {
  const html = (text: string) => drawn(text).innerHTML;

  test.each([
    ['# Nadpis\n\n## Menší', '<h2>Nadpis</h2><h3>Menší</h3>'],
    [
      '**tučně** *šikmo* ~~škrtnuto~~ `kód`',
      '<p><strong>tučně</strong> <em>šikmo</em> <del>škrtnuto</del> <code>kód</code></p>',
    ],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['- [x] hotovo\n- [ ] čeká', '<ul><li>☑ hotovo</li><li>☐ čeká</li></ul>'],
    ['> citace', '<blockquote><p>citace</p></blockquote>'],
    ['a  \nb', '<p>a<br>b</p>'],
    ['---', '<hr>'],
    ['```\na < b\n```', '<pre><code>a &lt; b</code></pre>'],
    ['5 &lt; 6 &amp; 7 \\* 8', '<p>5 &lt; 6 &amp; 7 * 8</p>'],
    ['[sem](/pasports)', '<p><a href="/pasports">sem</a></p>'],
    ['<jana@example.cz>', '<p><a href="mailto:jana@example.cz">jana@example.cz</a></p>'],
    [
      '|a|b|\n|-|-:|\n|1|2|',
      '<table><thead><tr><th>a</th><th data-align="right">b</th></tr></thead><tbody><tr><td>1</td><td data-align="right">2</td></tr></tbody></table>',
    ],
  ])('%j is drawn as it was meant', (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  test('leads elsewhere into a window of its own, without telling where from', () => {
    const link = drawn('[ČNB](https://www.cnb.cz/)').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://www.cnb.cz/');
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer');
    expect(link?.textContent).toBe('ČNB (otevře se v novém okně)');
  });
});
