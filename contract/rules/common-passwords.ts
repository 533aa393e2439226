/**
 * Common passwords of at least eight characters, Czech ones included, in the folded form of
 * `foldText`; shorter ones fail by their length already.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  00000000 01234567 0123456789 0987654321 11111111 111111111 1111111111 11112222 11223344
  1122334455 12121212 12301230 12312312 123123123 12341234 123412345 12344321 12345678 123456789
  1234567890 12345678910 123456789a 1234567a 123456abc 123456qwerty 12345qwert 1234abcd 1234qwer
  123qwe123 123qweasd 147258369 147852369 159357159 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 20002000 20202020 20242024 20252025 22222222 33333333 44444444 55555555
  66666666 77777777 87654321 88888888 963852741 98765432 987654321 9876543210 99999999 a1234567
  a12345678 a1b2c3d4 aa123456 aaaaaaaa abc12345 abc123456 abcd1234 abcdefgh abcdefghi abrakadabra
  admin123 admin1234 admin12345 adminadmin administrator asdasdasd asdf1234 asdfasdf asdfghjk
  asdfghjkl barborka baseball basketball beruska1 beruska123 ceskoslovensko changeme changeme123
  chocolate cokolada computer dragon123 facebook football football1 fotbal123 frantisek heslo123
  heslo1234 heslo12345 heslo123456 hesloheslo heslojeheslo iloveyou iloveyou1 internet jablicko
  jahodka1 jaroslav kastelan kastelan1 kastelan123 kocicka1 letmein1 letmein123 liverpool martin123
  martinka medvidek medvidek1 michaela milacek1 milacek123 milujite milujite1 miroslav mojeheslo
  mojeheslo1 monkey123 nejlepsi nevim123 ostrava1 p@ssw0rd pa$$w0rd pass1234 passw0rd passw0rd1
  passwd123 password password! password1 password12 password123 password1234 pejsek12 pepicek1
  pokemon1 pokemon123 princess princess1 q1w2e3r4 q1w2e3r4t5 qazwsx123 qazwsxedc qqqqqqqq qwer1234
  qwert123 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwertz123
  qwertz1234 qwertzui qwertzuiop rodinka1 secret123 slavia123 slunicko slunicko1 sparta123
  spartapraha spravce1 spravce123 starwars summer2024 sunshine sunshine1 superman superman1
  tajneheslo terezka1 test1234 testtest trustno1 veronika veronika1 vladimir welcome1 welcome123
  whatever zima2024 zuzanka1 zxcvbnm1 zxcvbnm123 zxcvbnma
  `
    .trim()
    .split(/\s+/),
);
