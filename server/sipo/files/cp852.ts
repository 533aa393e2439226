/** The upper half of CP852 (PC Latin 2), bytes 80 to FF, sixteen a row: no decoder of the platform knows it. */
export const CP852_UPPER = [
  'ÇüéâäůćçłëŐőîŹÄĆ',
  'ÉĹĺôöĽľŚśÖÜŤťŁ×č',
  'áíóúĄąŽžĘę¬źČş«»',
  '░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐',
  '└┴┬├─┼Ăă╚╔╩╦╠═╬¤',
  'đĐĎËďŇÍÎě┘┌█▄ŢŮ▀',
  'ÓßÔŃńňŠšŔÚŕŰýÝţ´',
  '\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
].join('');
