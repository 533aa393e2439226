import { describe, expect, test } from 'vitest';
import { exifOfJpeg, positionIn, positionText, uprightExif, withExif } from './exif.ts';

type Fraction = readonly [above: number, below: number];

interface Written {
  readonly sides?: string;
  readonly latitude?: readonly Fraction[];
  readonly longitude?: readonly Fraction[];
  readonly isLittle?: boolean;
  /** The type of coordinates; 5 is a fraction. */
  readonly type?: number;
}

/** 50° 5' 15" and 14° 25' 16,68", in Prague. */
const PRAGUE = {
  latitude: [
    [50, 1],
    [5, 1],
    [15, 1],
  ],
  longitude: [
    [14, 1],
    [25, 1],
    [1668, 100],
  ],
} as const;
const ORIENTATION_AT = 6 + 18;

/** Writers into the bytes in their order. */
function writing(view: DataView, isLittle: boolean) {
  const short = (at: number, value: number) => view.setUint16(at, value, isLittle);
  const long = (at: number, value: number) => view.setUint32(at, value, isLittle);
  const entry = (at: number, [tag, kind, count]: readonly [number, number, number]) => {
    short(at, tag);
    short(at + 2, kind);
    long(at + 4, count);
  };
  return { short, long, entry };
}

/** Exif with the turning and a place, laid out by hand: the first table at 8, the one of the place at 38. */
function exif({ sides = 'NE', isLittle = false, type = 5, ...written }: Written = {}): Uint8Array {
  const { latitude, longitude } = { ...PRAGUE, ...written };
  const bytes = new Uint8Array(6 + 140);
  bytes.set([0x45, 0x78, 0x69, 0x66, 0, 0]);
  bytes.set(isLittle ? [0x49, 0x49] : [0x4d, 0x4d], 6);
  const view = new DataView(bytes.buffer, 6);
  const { short, long, entry } = writing(view, isLittle);
  short(2, 42);
  long(4, 8);
  short(8, 2);
  entry(10, [0x0112, 3, 1]);
  short(18, 6);
  entry(22, [0x8825, 4, 1]);
  long(30, 38);
  short(38, 4);
  for (const [index, parts] of [latitude, longitude].entries()) {
    const at = 40 + index * 24;
    const stands = 92 + index * 24;
    entry(at, [1 + index * 2, 2, 2]);
    view.setUint8(at + 8, sides.charCodeAt(index));
    entry(at + 12, [2 + index * 2, type, 3]);
    long(at + 20, stands);
    for (const [turn, part] of parts.flat().entries()) long(stands + turn * 4, part);
  }
  return bytes;
}

describe('the place of a picture', () => {
  test.each([false, true])('is told in degrees, whatever the order of bytes', (isLittle) => {
    // 50 + 5/60 + 15/3600; 14 + 25/60 + 16,68/3600.
    const place = { latitude: 50.0875, longitude: 14.4213 };
    expect(positionIn(exif({ isLittle }))).toEqual(place);
    expect(positionIn(exif({ isLittle }).subarray(6))).toEqual(place);
  });

  test('is below zero in the south and in the west, to six decimals', () => {
    // 33 + 51/60 + 24,84/3600; 70 + 38/60 + 55,6512/3600 = 70,648792.
    const latitude: Fraction[] = [
      [33, 1],
      [51, 1],
      [2484, 100],
    ];
    const longitude: Fraction[] = [
      [70, 1],
      [38, 1],
      [556_512, 10_000],
    ];
    const south = { latitude: -33.8569, longitude: -70.648792 };
    expect(positionIn(exif({ sides: 'SW', latitude, longitude }))).toEqual(south);
  });

  test('may be told in minutes with decimals', () => {
    // 5,25 minutes are 5' 15".
    const latitude: Fraction[] = [
      [50, 1],
      [525, 100],
      [0, 1],
    ];
    expect(positionIn(exif({ latitude }))?.latitude).toBe(50.0875);
  });

  const nowhere: readonly (readonly [string, Written])[] = [
    ['a side of the world that is none', { sides: 'XE' }],
    ['no side of the world', { sides: '\0E' }],
    ['sides the other way round', { sides: 'EN' }],
    [
      'a fraction of nothing',
      {
        latitude: [
          [50, 1],
          [5, 1],
          [0, 0],
        ],
      },
    ],
    [
      'a division by nothing',
      {
        longitude: [
          [14, 0],
          [25, 1],
          [0, 1],
        ],
      },
    ],
    [
      'more than a pole',
      {
        latitude: [
          [90, 1],
          [0, 1],
          [1, 1],
        ],
      },
    ],
    [
      'more than the other side of the Earth',
      {
        longitude: [
          [180, 1],
          [0, 1],
          [1, 1],
        ],
      },
    ],
    [
      'more minutes than a degree has',
      {
        longitude: [
          [14, 1],
          [61, 1],
          [0, 1],
        ],
      },
    ],
    [
      'zero by zero',
      {
        latitude: [
          [0, 1],
          [0, 1],
          [0, 1],
        ],
        longitude: [
          [0, 1],
          [0, 1],
          [0, 1],
        ],
      },
    ],
    ['numbers that are no fractions', { type: 4 }],
  ];
  test.each(nowhere)('is not known by %s', (_, written) => {
    expect(positionIn(exif(written))).toBeNull();
  });

  test('stands on a pole and at the edge of days too', () => {
    const edge: Written = {
      sides: 'SE',
      latitude: [
        [90, 1],
        [0, 1],
        [0, 1],
      ],
      longitude: [
        [180, 1],
        [0, 1],
        [0, 1],
      ],
    };
    expect(positionIn(exif(edge))).toEqual({ latitude: -90, longitude: 180 });
  });

  test('is not known by bytes that are cut anywhere, or spoilt', () => {
    const whole = exif();
    for (let length = 0; length < whole.length; length += 1)
      expect(positionIn(whole.subarray(0, length))).toBeNull();
    for (let at = 0; at < whole.length; at += 1) {
      const spoilt = whole.slice();
      spoilt[at] = 0xff;
      const place = positionIn(spoilt);
      expect(place === null || Math.abs(place.latitude) <= 90).toBe(true);
    }
  });

  test('is written with commas', () => {
    expect(positionText({ latitude: 50.0875, longitude: -14.4213 })).toBe('50,087500; -14,421300');
  });
});

describe('Exif of a picture that was turned upright', () => {
  test('says so, and the place is as it was', () => {
    const upright = uprightExif(exif());
    expect(upright && new DataView(upright.buffer).getUint16(ORIENTATION_AT)).toBe(1);
    expect(upright && positionIn(upright)).toEqual({ latitude: 50.0875, longitude: 14.4213 });
    expect(uprightExif(exif().subarray(0, 20))).toBeNull();
  });

  test('goes into a JPEG and is found there', () => {
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 2]);
    expect(exifOfJpeg(jpeg)).toBeNull();
    const whole = withExif(jpeg, exif());
    expect(exifOfJpeg(whole)).toEqual(exif());
    expect([...whole.subarray(0, 2), ...whole.subarray(6 + exif().length)]).toEqual([...jpeg]);
    for (let length = 0; length < whole.length; length += 1)
      expect(positionIn(exifOfJpeg(whole.subarray(0, length)) ?? new Uint8Array())).toBeOneOf([
        null,
        { latitude: 50.0875, longitude: 14.4213 },
      ]);
  });
});
