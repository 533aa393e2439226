-- How users are told of tasks that others have given them, of mentions, and of what of theirs is overdue.
alter table user_preferences
  add column notify_todos text not null default 'message'
    check (notify_todos in ('none', 'message', 'mail', 'both'));
alter table notified drop constraint notified_kind_check;
alter table notified add constraint notified_kind_check check (kind in (
  'revisions', 'contracts', 'meters', 'debts', 'payments', 'statements', 'objections', 'todos', 'licence', 'news'));
