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

/** A turned picture that says where it was taken: 50° 5' 15" north, 14° 25' 16,68" east, unless said otherwise. */
export async function placedPhoto(place: Record<string, string> = {}): Promise<Buffer> {
  const written = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '50/1 5/1 15/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '14/1 25/1 1668/100',
    ...place,
  };
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c02020' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'TelefonMaker' }, IFD3: written })
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
