import { describe, expect, test } from 'vitest';
import { deliveryOf, type NoticeChannel, type SentNotice } from './notice-words.ts';

const notice = (channel: NoticeChannel, told_on: string, more: Partial<SentNotice> = {}) => ({
  channel,
  told_on,
  state: channel === 'email' ? ('sent' as const) : ('recorded' as const),
  delivered_on: null,
  ...more,
});

describe('a registered letter has come', () => {
  // Third working days counted by hand: weekends and holidays of act No. 245/2000 Sb. do not count.
  test.each([
    // Tue 22. 12. 2026: Wed 23. (1), 24.–26. holidays, 27. Sunday, Mon 28. (2), Tue 29. (3).
    ['2026-12-22', '2026-12-29'],
    // Wed 23. 12.: Mon 28. (1), Tue 29. (2), Wed 30. (3).
    ['2026-12-23', '2026-12-30'],
    // Tue 29. 12.: Wed 30. (1), Thu 31. (2), Fri 1. 1. holiday, weekend, Mon 4. 1. (3).
    ['2026-12-29', '2027-01-04'],
    // Thu 24. 12., posted on a holiday: Mon 28. (1), Tue 29. (2), Wed 30. (3).
    ['2026-12-24', '2026-12-30'],
    // Wed 1. 4. 2026: Thu 2. (1), Good Friday, weekend, Easter Monday, Tue 7. (2), Wed 8. (3).
    ['2026-04-01', '2026-04-08'],
    // Fri 3. 7. 2026: Sun 5. and Mon 6. are holidays, Tue 7. (1), Wed 8. (2), Thu 9. (3).
    ['2026-07-03', '2026-07-09'],
    // Fri 16. 10. 2026: Mon 19. (1), Tue 20. (2), Wed 21. (3).
    ['2026-10-16', '2026-10-21'],
  ])('posted %s, by presumption on %s (§ 573)', (told_on, day) => {
    expect(deliveryOf(notice('post', told_on))).toEqual({ day, isPresumed: true });
  });

  test('on the day of its certificate, where there is one', () => {
    const told = notice('post', '2026-12-22', { delivered_on: '2027-01-05' });
    expect(deliveryOf(told)).toEqual({ day: '2027-01-05', isPresumed: false });
  });
});

describe('a notice has come', () => {
  test('when it was handed over against a signature', () => {
    expect(deliveryOf(notice('hand', '2026-12-01'))).toEqual({
      day: '2026-12-01',
      isPresumed: false,
    });
  });

  test.each(['email', 'poster', 'slip', 'data-box', 'phone'] as const)(
    'by %s only when somebody can prove the day',
    (channel) => {
      expect(deliveryOf(notice(channel, '2026-12-01'))).toBeNull();
      const proved = notice(channel, '2026-12-01', { delivered_on: '2026-12-02' });
      expect(deliveryOf(proved)).toEqual({ day: '2026-12-02', isPresumed: false });
    },
  );

  test('never when the mail was refused', () => {
    const refused = notice('email', '2026-12-01', {
      state: 'refused',
      delivered_on: '2026-12-02',
    });
    expect(deliveryOf(refused)).toBeNull();
  });
});
