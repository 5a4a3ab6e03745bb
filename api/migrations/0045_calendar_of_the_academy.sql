-- The calendar is generated from events; it was a content page before.
delete from pages where path = '/academy/calendar/';
