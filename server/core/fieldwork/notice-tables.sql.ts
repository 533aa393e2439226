import { RecordTable } from '#server/db/record-table.sql.ts';
import { MailedTable } from '#server/outside/mailed-table.sql.ts';

// Notices of visits. Nobody else writes them.

export const noticeTable = new RecordTable('visit_notices', 'visit_notice_id');
/** The same as far as they went by mail. */
export const mailedNotices = new MailedTable('visit_notices', 'visit_notice_id', 'visit-notices');
