import sharp from 'sharp';
import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';

/** A picture of the size; turned, with the place and the maker of the device written beside it. */
export async function takenPhoto(width = 40, height = 20): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'TelefonMaker' }, IFD3: { GPSLatitude: '50/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A photo of a reading, or of a state that somebody has sent. */
export async function addPhotoRow(
  db: Pick<TestDatabase, 'owner'>,
  { client_id, unit_id }: UnitOfClient,
  record_id: number,
  file_name = 'odečet.jpg',
  record_type: 'meter_readings' | 'self_readings' | 'visit_photos' = 'meter_readings',
): Promise<number> {
  const content = await takenPhoto();
  const row = await insertRow(db, 'files', {
    client_id,
    unit_id,
    record_type,
    record_id,
    file_name,
    content_type: 'image/jpeg',
    size_bytes: content.length,
  });
  const file_id = Number(row['file_id']);
  await insertRow(db, 'file_contents', { client_id, file_id, content });
  return file_id;
}
