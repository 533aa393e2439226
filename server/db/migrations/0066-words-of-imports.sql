-- What words of a file mean where only some may be said, by fields: {field: {word: meaning}}.
alter table import_batches add column words jsonb not null default '{}';
